export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}
