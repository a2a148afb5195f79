import { KeptChoice } from '#app/spots/ui/state/kept_choice'

/** Whether videos of spots sound; off until somebody turns it on. */
export const sound = new KeptChoice('spots.sound', false)

/** Whether they show captions, since most people watch without sound. */
export const captions = new KeptChoice('spots.captions', true)

export function recallChoices(): void {
  sound.recall()
  captions.recall()
}
