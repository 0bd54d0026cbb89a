/** The light of the landscape, by the hour. The names say what is painted, whatever its colour is then. */
export const day = {
  sky: '#f8e6c6',
  sun: '#f2cd8c',
  far: '#c9d2bb',
  village: '#aebb9f',
  /** Of its houses; lit when it is dark. */
  window: '#c9d2bb',
  mid: '#98a888',
  near: '#7f9270',
  water: '#cfdeda',
  shine: '#fbf6ea',
  reed: '#556b4b',
  cattail: '#7a5b3a',
  deck: '#c2b49b',
  wood: '#6d5f50',
  /** Birds, shoes. */
  dark: '#3c4648',
  her: '#a4573a',
  him: '#24534f',
  herHair: '#b9b4ab',
  hisHair: '#6f6b64',
  skin: '#d9a98a',
  /** The light along their heads and shoulders. */
  rim: '#ffe9bd',
}

export type LandscapeColors = Record<keyof typeof day, string>

/** Of the dark scheme: the sun is nearly gone, and people are dark against it. */
export const dusk: LandscapeColors = {
  sky: '#8f5b38',
  sun: '#e3a352',
  far: '#4a4436',
  village: '#38362d',
  window: '#d9983f',
  mid: '#343a2c',
  near: '#23281f',
  water: '#2b383c',
  shine: '#8b7359',
  reed: '#14120f',
  cattail: '#14120f',
  deck: '#4d4033',
  wood: '#14120f',
  dark: '#14120f',
  her: '#3a1f18',
  him: '#121b1a',
  herHair: '#6a5e52',
  hisHair: '#14120f',
  skin: '#5a3c2c',
  rim: '#f4bd70',
}

/** Before anyone is there. */
export const morning: Partial<LandscapeColors> = {
  sky: '#fbdcc0',
  sun: '#f4bf8a',
  far: '#d3ccc0',
  village: '#bdb6ab',
  window: '#d3ccc0',
  mid: '#adb19e',
  near: '#949f89',
  water: '#dfdad5',
  shine: '#fffaf2',
  deck: '#cbbba5',
}

export const morningInTheDark: LandscapeColors = {
  ...dusk,
  sky: '#5c3e33',
  sun: '#c98a58',
  far: '#3f3836',
  village: '#312c2d',
  window: '#c98a58',
  mid: '#2b2b27',
  near: '#20211d',
  water: '#352f33',
  shine: '#7d6a60',
}

/** The same in both schemes. What was the sun is the moon. */
export const night: Partial<LandscapeColors> = {
  sky: '#3a4a5f',
  sun: '#f4e6c4',
  far: '#2a3846',
  village: '#1a2530',
  window: '#ffd98a',
  mid: '#1b1a17',
  near: '#141412',
  water: '#22323f',
  shine: '#5d7380',
  reed: '#0c0b09',
  cattail: '#0c0b09',
  deck: '#2f3a41',
  wood: '#0e0d0b',
  him: '#141f26',
  dark: '#0e0d0b',
}
