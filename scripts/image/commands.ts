/** What runs in the image, as the Dockerfile and fly.toml start it; a test compares them. */
export const COMMANDS = {
  migrate: ['node', 'app/server/migrate.ts'],
  serve: ['node', 'app/server/serve.ts'],
  work: ['node', 'app/server/work.ts'],
  operate: ['node', 'app/server/operate.ts'],
}
