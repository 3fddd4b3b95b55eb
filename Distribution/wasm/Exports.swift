// The exported functions of the modules. `Docs/Web-module.md` describes them. All modules are linked from this one object;
// `paysheet_open` of `runtime.c` says which door a module has.

import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetTool
import PaySheetWeb

// A module has one thread, and one call at a time.
/// The door of the module, from the first call on. It is used in place: a copy would copy its tables.
nonisolated(unsafe) private var door: Door?
/// The length of the last answer, and its bytes.
nonisolated(unsafe) private var answer: [UInt8] = []

@Sendable private func zoneOffset(_ zone: String, _ seconds: Int64) -> ZoneAnswer {
    var name = zone
    let offset = name.withUTF8 { paysheet_zone_offset($0.baseAddress, Int32($0.count), seconds) }
    switch offset {
    case .min: return .unknown
    case .min + 1: return .notChecked
    default: return .offset(Int(offset))
    }
}

private func input(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pointer, count: Int(max(length, 0))))
}

/// Keeps an answer until the next call, and returns where it is.
private func give(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? {
    answer = []
    answer.reserveCapacity(bytes.count + 4)
    for shift in [0, 8, 16, 24] { answer.append(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    answer += bytes
    return answer.withUnsafeBufferPointer { $0.baseAddress }
}

// The linker leaves out the door that a module does not open.
@_cdecl("paysheet_open_lean")
public func paysheetOpenLean() { door = .lean(zoneOffset: zoneOffset) }

@_cdecl("paysheet_open_full")
public func paysheetOpenFull() { door = .full(zoneOffset: zoneOffset) }

private func openDoor() {
    if door == nil { paysheet_open() }
}

@_expose(wasm, "paysheet_door") @_cdecl("paysheet_door")
public func paysheetDoor() -> Int32 { 1 }

@_expose(wasm, "paysheet_call") @_cdecl("paysheet_call")
public func paysheetCall(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    openDoor()
    return give(door?.answer(input(pointer, length)) ?? [])
}

@_expose(wasm, "paysheet_count") @_cdecl("paysheet_count")
public func paysheetCount(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> Int32 {
    openDoor()
    return Int32(door?.count(input(pointer, length)) ?? 0)
}

@_expose(wasm, "paysheet_record") @_cdecl("paysheet_record")
public func paysheetRecord(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    openDoor()
    return give(door?.record(input(pointer, length)) ?? [])
}

@_expose(wasm, "paysheet_records") @_cdecl("paysheet_records")
public func paysheetRecords(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    openDoor()
    return give(door?.records(input(pointer, length)) ?? [])
}

// Only the linker of `paysheet-full.wasm` exports it.
@_cdecl("paysheet_run")
public func paysheetRun(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    give(CommandDoor.answer(input(pointer, length), zoneOffset: zoneOffset))
}

// Only the linker of the module that writes `paysheet-cards.txt` exports it.
@_cdecl("paysheet_cards")
public func paysheetCards() -> UnsafePointer<UInt8>? {
    give([UInt8](CardBook.text(Edition.cards, CatalogList.chapters).utf8))
}
