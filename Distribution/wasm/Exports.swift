// The exported functions of both modules. `Docs/Web-module.md` describes them. Compiled with PAYSHEET_FULL for the module with the
// whole command.

import PaySheetTool
import PaySheetWeb

// A module has one thread, and one call at a time.
#if PAYSHEET_FULL
    nonisolated(unsafe) private var door = Door.full(zoneOffset: zoneOffset)
#else
    nonisolated(unsafe) private var door = Door.lean(zoneOffset: zoneOffset)
#endif
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

@_expose(wasm, "paysheet_door") @_cdecl("paysheet_door")
public func paysheetDoor() -> Int32 { 1 }

@_expose(wasm, "paysheet_call") @_cdecl("paysheet_call")
public func paysheetCall(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    give(door.answer(input(pointer, length)))
}

@_expose(wasm, "paysheet_count") @_cdecl("paysheet_count")
public func paysheetCount(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> Int32 { Int32(door.count(input(pointer, length))) }

@_expose(wasm, "paysheet_record") @_cdecl("paysheet_record")
public func paysheetRecord(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    give(door.record(input(pointer, length)))
}

@_expose(wasm, "paysheet_records") @_cdecl("paysheet_records")
public func paysheetRecords(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
    give(door.records(input(pointer, length)))
}

#if PAYSHEET_FULL
    @_expose(wasm, "paysheet_run") @_cdecl("paysheet_run")
    public func paysheetRun(_ pointer: UnsafePointer<UInt8>, _ length: Int32) -> UnsafePointer<UInt8>? {
        give(CommandDoor.answer(input(pointer, length), zoneOffset: zoneOffset))
    }
#endif
