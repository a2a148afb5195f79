export const STAGE_ID = 'stage'

/** On phones the Redesign button is far below the stage. */
export function showStage(): void {
  const stage = document.getElementById(STAGE_ID)
  if (stage && stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: 'start' })
}
