import { FOLDERS } from '#app/chats/chat_options'
import type { Parameter, Schema } from '#app/developers/openapi'
import { DREAM_LISTS } from '#app/dreams/dream_options'
import { NOTIFICATION_FILTERS } from '#app/notifications/notification_options'
import { OFFERED_FOR, PROPERTY_TYPES, SECTORS, STATUSES } from '#app/properties/listing_options'
import {
  DEFAULT_CURRENCY,
  DEFAULT_RADIUS,
  DEFAULT_UNIT,
  DISTANCE_UNITS,
  LISTING_KINDS,
  MAX_FEATURES,
  MAX_RADIUS,
  SORTS,
} from '#app/search/search_options'
import { COUNTABLE_FILTERS } from '#app/search/counts/countable_filters'
import { FILTERS } from '#app/search/search_filters'
import type { SearchParameter } from '#app/search/search_query'
import { MEMBER_TYPES, SOCIETY_KINDS } from '#app/society/society_options'
import { FEED_TABS } from '#app/spots/feed/feed_tabs'
import { SPOT_SHELVES } from '#app/spots/spot_shelves'

type Words = Pick<Parameter, 'description' | 'schema' | 'explode'>

/**
 * The query of a GET call: what its validators check, the names that it reads by itself, and those
 * that a table gives it.
 * @param taken schema of its validators
 */
export function queryParameters(
  route: string,
  taken: Schema | null,
  names: readonly string[]
): Parameter[] {
  const checked = Object.entries(taken?.properties ?? {})
  const words = WORDS_OF_ROUTES[route] ?? {}
  const known = new Map<string, Schema>([
    ...[...Object.keys(words), ...names].map((name): [string, Schema] => [
      name,
      { type: 'string' },
    ]),
    ...checked,
  ])
  return [...known].map(([name, schema]) => ({
    name,
    in: 'query',
    required: taken?.required?.includes(name) ?? false,
    ...(PAGE_WORDS[name] ?? { schema, ...COMMON_WORDS[name], ...words[name] }),
  }))
}

const PAGE_WORDS: Record<string, Words> = {
  page: {
    description: 'The first page is 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  per_page: {
    description: 'How many a page has.',
    schema: { type: 'integer', minimum: 1, maximum: 50 },
  },
}

const COMMON_WORDS: Record<string, Partial<Words>> = {
  q: { description: 'Words to look for.' },
  after: { description: 'Only what comes after this id.' },
  before: { description: 'Only what comes before this id.' },
}

const several = (values: readonly string[]): Pick<Words, 'schema' | 'explode'> => ({
  schema: { type: 'array', items: { type: 'string', enum: values } },
  explode: false,
})

const oneOf = (values: readonly string[], first?: string): Pick<Words, 'schema'> => ({
  schema: { type: 'string', enum: values, ...(first && { default: first }) },
})

const yes = (description: string): Words => ({ description, schema: { type: 'boolean' } })

/** Unknown words count as not given; the other parameters are checked. */
const SEARCH_WORDS: Partial<Record<SearchParameter, Partial<Words>>> = {
  place: { description: 'The id of a place, or its name, such as `Aspen`.' },
  latitude: { description: 'Of the middle of a circle, with `longitude`.' },
  longitude: { description: 'Of the middle of a circle, with `latitude`.' },
  radius: {
    description: 'Around the point, or from the edge of the place.',
    schema: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: MAX_RADIUS,
      default: DEFAULT_RADIUS,
    },
  },
  unit: {
    description: 'Of `radius` and of the distances answered.',
    schema: { type: 'string', enum: Object.keys(DISTANCE_UNITS), default: DEFAULT_UNIT },
  },
  polygon: { description: 'An area: `longitude,latitude;longitude,latitude;…`' },
  viewport: { description: 'A part of the map: `west,south,east,north`.' },
  q: { description: 'Words that the listing’s texts have.' },
  offered_for: {
    description: 'Homes for sale, or for rent. Without it, both.',
    schema: { type: 'string', enum: Object.keys(OFFERED_FOR) },
  },
  min_price: {
    description: 'In `currency`: of homes for sale, or of a month with `offered_for=rent`.',
  },
  max_price: {
    description: 'In `currency`: of homes for sale, or of a month with `offered_for=rent`.',
  },
  currency: {
    description: 'ISO 4217, or a cryptocurrency’s code.',
    schema: { type: 'string', default: DEFAULT_CURRENCY },
  },
  bedrooms: { description: 'At least.' },
  bathrooms: { description: 'At least.' },
  type: { description: 'One of these types.', ...several(Object.keys(PROPERTY_TYPES)) },
  sector: { description: 'One of these sectors.', ...several(Object.keys(SECTORS)) },
  kind: {
    description: 'Homes, or land to build on.',
    schema: { type: 'string', enum: LISTING_KINDS },
  },
  min_area: { description: 'Living area, in `area_unit`.' },
  area_unit: {
    description: 'Of `min_area`.',
    schema: { type: 'string', enum: ['sqm', 'sqft'], default: 'sqm' },
  },
  min_year: { description: 'The year it was built, at the earliest.' },
  max_year: { description: 'The year it was built, at the latest.' },
  features: {
    description: 'Such as `Pool`: its texts name each of them.',
    schema: { type: 'array', maxItems: MAX_FEATURES, items: { type: 'string' } },
    explode: false,
  },
  available_by: {
    description: 'Homes for rent that are available by this day, or say nothing of it.',
    schema: { type: 'string', format: 'date' },
  },
  has_video: yes('Only with a video.'),
  open_house: yes('Only with an open house soon.'),
  accepts_crypto: yes('Only where a cryptocurrency is accepted.'),
  sort: {
    description: 'Without it, `relevance` if there are words, else `newest`.',
    schema: { type: 'string', enum: SORTS },
  },
}

const { sort, ...UNSORTED } = SEARCH_WORDS

const WORDS_OF_ROUTES: Record<string, Record<string, Partial<Words>>> = {
  'api.searches.index': SEARCH_WORDS,
  'api.searches.clusters': UNSORTED,
  'api.option_counts.index': {
    ...UNSORTED,
    filters: {
      description: 'Whose options are counted.',
      ...several(COUNTABLE_FILTERS.map((name) => FILTERS[name].names[0])),
    },
  },
  'api.chat_folders.index': {
    type: {
      description:
        'Which folder. Chats that others started stay in `requested` until they are accepted.',
      ...oneOf(FOLDERS, 'chats'),
    },
  },
  'notifications.index': {
    show: {
      description: 'Those that are unread, or about one topic.',
      schema: { type: 'string', enum: NOTIFICATION_FILTERS, default: 'all' },
    },
  },
  'api.public_designs.index': {
    liked: { description: '`me` for designs that one likes.' },
  },
  'society.index': {
    kind: { description: 'What to find.', ...oneOf(SOCIETY_KINDS, 'people') },
    type: { description: 'Only people of this type.', ...oneOf(MEMBER_TYPES) },
    market: { description: 'Only people of the market with this id.' },
  },
  'api.own_properties.dashboard': {
    status: { description: 'Listings in this status.', ...oneOf(STATUSES, 'publish') },
  },
  'api.spot_lists.own': {
    show: {
      description: 'Own spots that are out, own drafts, or those of others that one saved.',
      ...oneOf(Object.keys(SPOT_SHELVES), 'published'),
    },
  },
  'api.feed.index': {
    tab: { description: 'Whose spots.', ...oneOf(Object.keys(FEED_TABS)) },
    tag: { description: 'Spots with this tag, instead of a tab’s.' },
    cursor: { description: 'From the answer before, for what comes next.' },
  },
  'api.journals.index': {
    own: { description: 'One’s own, or those of others.', ...oneOf(['1', '0']) },
  },
  'api.dreams.index': {
    kind: {
      description: 'One’s own boards, those shared with one, or public ones of others.',
      ...oneOf(DREAM_LISTS),
    },
  },
  'api.presences.index': { user_ids: { description: 'Ids of people, with commas between them.' } },
  'api.comparisons.index': {
    homes: { description: 'Slugs of listings, with commas between them.' },
  },
  'api.property_analytics.show': { days: { description: 'How many days, up to today.' } },
}
