export const STAGE_ID = 'stage'

/** On narrow screens the button stands far below what it starts. */
export function showStage(): void {
  const stage = document.getElementById(STAGE_ID)
  if (stage && stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: 'start' })
}
