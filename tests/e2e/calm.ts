/**
 * People who asked for less motion. Drawing the sun as it moves takes a quarter of the processor of a test of the
 * interview: with script the ways through the site have it, and those without, and the many short tests, do not.
 */
export const CALM = { contextOptions: { reducedMotion: 'reduce' as const } }
