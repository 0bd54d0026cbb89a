/** A photograph that never was: a boat on the IJsselmeer in the summer of 1976, faded since. */
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [900, 640]

const ripples = Array.from({ length: 46 }, (_, index) => {
  const y = 372 + index * 5.2
  const x = (index * 197) % 760
  return `<path d="M${x} ${y}q${30 + (index % 5) * 9} ${index % 2 ? -3 : 3} ${70 + (index % 4) * 22} 0" stroke="#fff3d6" stroke-opacity="${0.12 + (index % 6) * 0.05}" stroke-width="${1 + (index % 3)}" fill="none"/>`
}).join('')

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset="0" stop-color="#7f93a0"/><stop offset=".6" stop-color="#d9b98f"/>
      <stop offset="1" stop-color="#f1d9a7"/>
    </linearGradient>
    <linearGradient id="water" x2="0" y2="1">
      <stop offset="0" stop-color="#d8bd8d"/><stop offset=".35" stop-color="#8d9a90"/>
      <stop offset="1" stop-color="#4d6167"/>
    </linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="#fffbe8"/>
      <stop offset=".18" stop-color="#fff1c4" stop-opacity=".9"/>
      <stop offset="1" stop-color="#f7dca0" stop-opacity="0"/></radialGradient>
    <radialGradient id="edge" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-opacity="0"/>
      <stop offset="1" stop-color="#3a2410" stop-opacity=".5"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter>
    <filter id="softer"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="softest"><feGaussianBlur stdDeviation="22"/></filter>
  </defs>
  <rect width="100%" height="100%" fill="url(#sky)"/>
  <g fill="#fff0d2" fill-opacity=".5" filter="url(#softer)">
    <ellipse cx="190" cy="120" rx="150" ry="20"/><ellipse cx="330" cy="152" rx="120" ry="14"/>
    <ellipse cx="720" cy="90" rx="170" ry="18"/><ellipse cx="560" cy="206" rx="190" ry="11"/>
  </g>
  <circle cx="640" cy="300" r="260" fill="url(#sun)"/>
  <path d="M0 352l70-7 60 2 40-8 12-22 8 22 70 6 90 2 120 3v6H0z" fill="#5d5a4c" filter="url(#soft)"/>
  <path d="M700 353l60-5 90-2 50 3v8H700z" fill="#7b705a" filter="url(#soft)"/>
  <rect y="356" width="100%" height="${HEIGHT - 356}" fill="url(#water)"/>
  <path d="M610 358h60l120 282H490z" fill="#ffeebf" fill-opacity=".16" filter="url(#softest)"/>
  ${ripples}
  <g filter="url(#soft)">
    <path d="M398 486V130l7-2 4 358z" fill="#3f2a1c"/>
    <path d="M412 142c64 84 104 190 118 296-40 12-84 18-116 18z" fill="#efe2c4"/>
    <path d="M394 172c-28 100-66 190-112 262 36 18 76 26 110 26z" fill="#d9c6a0"/>
    <path d="M412 300c40 4 74 2 96-6M412 380c46 6 84 4 108-4" stroke="#b9a377" stroke-width="2" fill="none"/>
    <g transform="translate(-6 40)">
      <path d="M468 452c-2-24 4-40 16-44 14 2 20 20 20 40z" fill="#31506b"/>
      <circle cx="484" cy="396" r="13" fill="#d2a07a"/>
      <path d="M470 394c0-18 28-20 30 0 4 10 6 18 4 26-6-8-6-20-12-26-8 4-16 4-22 0z" fill="#8a5a2e"/>
      <path d="M528 446c0-20 6-32 16-34 12 2 16 16 14 28z" fill="#8c3b2a"/>
      <circle cx="544" cy="400" r="12" fill="#c99774"/><path d="M531 397c2-16 26-16 26 0z" fill="#3c2b20"/>
      <path d="M498 420l32-8" stroke="#c99774" stroke-width="6" stroke-linecap="round"/>
    </g>
    <path d="M268 466c60 34 226 36 306-10l-22 52c-60 26-190 28-246 2z" fill="#54321f"/>
    <path d="M268 466c60 34 226 36 306-10l-4 10c-84 42-236 40-296 12z" fill="#d8cdb4"/>
    <path d="M404 130l26 10-26 10z" fill="#9c3a2c"/>
  </g>
  <path d="M296 516c70 30 200 28 250-2l-30 50c-60 16-140 16-190 2z" fill="#2f3f42" fill-opacity=".35" filter="url(#softer)"/>
  <rect width="100%" height="100%" fill="#c98f45" fill-opacity=".14"/>
  <rect width="100%" height="100%" fill="url(#edge)"/>
</svg>`

/** With the grain and the white edge of a print of that time. */
export async function boatOf1976(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 16 } as const
  const noise = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise: grain },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(Buffer.from(PICTURE))
    .composite([{ input: noise, blend: 'soft-light' }])
    .extend({ top: 28, bottom: 28, left: 28, right: 28, background: '#f6f0e2' })
    .jpeg({ quality: 72 })
    .toBuffer()
}
