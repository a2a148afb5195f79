import type { DemoListing } from '#app/demo/data/listing'
import { ASPEN } from '#app/demo/data/listings/aspen'
import { CASCAIS } from '#app/demo/data/listings/cascais'
import { HVAR } from '#app/demo/data/listings/hvar'
import { LECH } from '#app/demo/data/listings/lech'
import { LIGURIA } from '#app/demo/data/listings/liguria'
import { LIGURIA_APART } from '#app/demo/data/listings/liguria_apart'
import { LONDON } from '#app/demo/data/listings/london'
import { MALIBU } from '#app/demo/data/listings/malibu'
import { MARBELLA } from '#app/demo/data/listings/marbella'
import { ST_MORITZ } from '#app/demo/data/listings/st_moritz'
import { SYLT } from '#app/demo/data/listings/sylt'

export const LISTINGS: DemoListing[] = [
  ...LIGURIA,
  ...LIGURIA_APART,
  ...ST_MORITZ,
  ...SYLT,
  ...LECH,
  ...ASPEN,
  ...MALIBU,
  ...CASCAIS,
  ...MARBELLA,
  ...LONDON,
  ...HVAR,
].sort((one, other) => one.daysAgo - other.daysAgo)
