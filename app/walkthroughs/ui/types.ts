import type { Data } from '#data'
import type { ListingRoom } from '#app/properties/queries/find_listing_rooms'

export type Walkthrough = Data.Walkthroughs.Walkthrough
export type TourVideo = Walkthrough['videos'][number]
export type TourList = Walkthrough['lists'][number]

/** A named pin on a floor plan of the listing. */
export type Room = ListingRoom
