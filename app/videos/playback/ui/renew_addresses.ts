import type Hls from 'hls.js'
import { loadFile } from '#app/kit/calls/request'

/** Loads the playlists in use again and gives their segments the addresses found there. */
export async function renewAddresses(hls: Hls): Promise<void> {
  const playlists = [...hls.levels, ...hls.audioTracks].flatMap(({ details }) => details ?? [])
  await Promise.all(
    playlists.map(async ({ url, fragments }) => {
      const answer = await loadFile(url, { isFresh: true })
      const { beginning, segments } = addressesIn(await answer.text(), url)
      fragments.forEach((fragment, index) => {
        if (segments[index]) fragment.url = segments[index]
        if (beginning && fragment.initSegment) fragment.initSegment.url = beginning
      })
    })
  )
}

/** Of a media playlist, absolute and in order; `beginning` is what its `EXT-X-MAP` names. */
export function addressesIn(playlist: string, base: string) {
  const [, map] = /^#EXT-X-MAP:.*URI="([^"]+)"/m.exec(playlist) ?? []
  const lines = playlist.split(/\r?\n/).filter((line) => line && !line.startsWith('#'))
  return {
    beginning: map ? new URL(map, base).href : null,
    segments: lines.map((line) => new URL(line, base).href),
  }
}
