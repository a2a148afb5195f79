export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** `never` pauses a search; its former frequency is kept. */
export const CHOSEN_FREQUENCIES = [...FREQUENCIES, 'never'] as const
export type ChosenFrequency = (typeof CHOSEN_FREQUENCIES)[number]

/** Notification type. */
export const SAVED_SEARCH_MATCH = 'saved_search_match'

export const MAX_SEARCHES_PER_PERSON = 50
export const MAX_SEARCHES_PER_EMAIL = 20
export const MAX_SEARCH_NAME_CHARACTERS = 80
