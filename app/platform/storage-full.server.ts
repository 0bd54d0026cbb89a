/** There is no room left, so nothing was kept. A person is told to try again later. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}
