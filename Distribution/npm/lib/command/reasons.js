// Why a system call failed, in the words of the binary.
const reasons = {
  __proto__: null,
  ENOENT: "no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is not a folder",
  ELOOP: "too many links",
  ENOSPC: "no space left",
  EDQUOT: "no space left",
  EFBIG: "the file is too large",
  EROFS: "the disk is read-only",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many open files",
  ENFILE: "too many open files",
};

export function reason(error) {
  return reasons[error.code] ?? error.message;
}
