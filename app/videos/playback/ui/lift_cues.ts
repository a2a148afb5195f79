const CONTROLS_PX = 80
/** As in `player.css`. */
const MIN_FONT_PX = 15
const FONT_SHARE = 0.05
const LINE_HEIGHT = 1.15

/** Puts captions above the controls once they have loaded, which React doesn't tell of a track. */
export function liftCues(element: HTMLTrackElement): () => void {
  const lift = () => {
    const height = element.parentElement?.clientHeight ?? 0
    const linePx = Math.max(MIN_FONT_PX, height * FONT_SHARE) * LINE_HEIGHT
    const line = -1 - Math.ceil(CONTROLS_PX / linePx)
    for (const cue of [...(element.track.cues ?? [])]) {
      if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue
      cue.line = line
      // one on the screen stays where it is otherwise
      element.track.removeCue(cue)
      element.track.addCue(cue)
    }
  }
  element.addEventListener('load', lift)
  return () => element.removeEventListener('load', lift)
}
