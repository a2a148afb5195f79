import type { ViewingStatus } from '#app/leads/viewings/viewing_options'

export const VIEWING_STATUS_WORDS: Record<ViewingStatus, string> = {
  requested: 'To answer',
  confirmed: 'Confirmed',
  declined: 'Declined',
  canceled: 'Canceled',
}
