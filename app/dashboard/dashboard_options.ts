/** What people who are new here try first, in order. */
export const FIRST_STEPS = ['design', 'search', 'follow', 'photo'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export interface FirstStepState {
  kind: FirstStep
  is_done: boolean
}
