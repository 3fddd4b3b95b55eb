/** What comes out of a stream that compresses or decompresses. Not `Blob.stream()`, which WebKit cannot read in a page from the disk. */
export function through(bytes, stream) {
  const writer = stream.writable.getWriter();
  // A fault of the data is an error of the side that reads.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return stream.readable;
}
