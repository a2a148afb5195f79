import type { IdentifiedPicture } from '#app/kit/sorting/sortable_photo'

interface Scene {
  id: number
  alt: string
  sky: string
  hill: string
  land: string
  house: string
}

/** Draws a house before hills, as sample pictures for `/kit`. */
function drawn({ id, alt, sky, hill, land, house }: Scene, isPortrait = false): IdentifiedPicture {
  const [width, height] = isPortrait ? [900, 1600] : [1500, 1000]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 150 100" preserveAspectRatio="xMidYMid slice"><rect width="150" height="100" fill="${sky}"/><circle cx="112" cy="24" r="9" fill="#fff" opacity=".8"/><path d="M0 70 40 38l30 24 28-18 52 30v26H0z" fill="${hill}"/><path d="M0 76q75-14 150 0v24H0z" fill="${land}"/><path d="M52 82V58h42v24z" fill="${house}"/><path d="M50 58h46v-4H50z" fill="${land}"/><path d="M58 64h10v18H58zM74 64h14v10H74z" fill="${sky}"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { id, url, width, height, alt, placeholder: null, variants: [] }
}

const EVENING = { sky: '#e8b98a', hill: '#8a5a4a', land: '#4d3b34', house: '#f3e6d6' }
const DAY = { sky: '#a9c4d6', hill: '#6f8a6b', land: '#c9b48c', house: '#faf6ef' }

export const DAY_HOUSE = drawn({ id: 1, alt: 'The house by day', ...DAY })
export const EVENING_HOUSE = drawn({ id: 2, alt: 'The house in the evening', ...EVENING })

export const DAY_HOUSE_UPRIGHT = drawn({ id: 6, alt: 'The house by day', ...DAY }, true)
export const EVENING_HOUSE_UPRIGHT = drawn({ id: 7, alt: 'In the evening', ...EVENING }, true)

export const SAMPLE_PICTURES: IdentifiedPicture[] = [
  DAY_HOUSE,
  EVENING_HOUSE,
  drawn({ id: 3, alt: 'Snow on the hills', ...DAY, hill: '#e9eef2', land: '#d5dde3' }),
  drawn({ id: 4, alt: 'At night', ...DAY, sky: '#1d2b44', hill: '#16202f', land: '#0f1620' }),
  drawn({ id: 5, alt: 'In autumn', ...EVENING, hill: '#b5652f', land: '#6a4a25' }),
]
