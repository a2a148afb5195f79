import type { Data } from '#data'

export type Walkthrough = Data.Walkthroughs.Walkthrough
export type TourVideo = Walkthrough['videos'][number]
export type TourList = Walkthrough['lists'][number]

/** A named pin on a floor plan of the listing. */
export interface Room {
  plan: string
  pin: string
  label: string
}
