import { AMERICAN } from '#app/demo/data/listings_america'
import { NORTHERN } from '#app/demo/data/listings_north'
import { SOUTHERN } from '#app/demo/data/listings_south'
import type { DemoListing } from '#app/demo/data/listing'

/** The thirty homes, mixed so that neighbours in a list come from different places. */
export const LISTINGS: DemoListing[] = interleave([SOUTHERN, NORTHERN, AMERICAN])

function interleave(groups: DemoListing[][]): DemoListing[] {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group[index] ?? [])
  ).flat()
}
