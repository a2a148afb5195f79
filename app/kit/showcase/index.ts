import type { KitSection } from '#app/kit/showcase/section'
import { Boards } from '#app/kit/showcase/boards'
import { Buttons } from '#app/kit/showcase/buttons'
import { Choices } from '#app/kit/showcase/choices'
import { Figures } from '#app/kit/showcase/figures'
import { Notices } from '#app/kit/showcase/notices'
import { NumbersAndDates } from '#app/kit/showcase/numbers_and_dates'
import { Overlays } from '#app/kit/showcase/overlays'
import { People } from '#app/kit/showcase/people'
import { Pictures } from '#app/kit/showcase/pictures'
import { Sharing } from '#app/kit/showcase/share'
import { States } from '#app/kit/showcase/states'
import { Tables } from '#app/kit/showcase/tables'
import { TextFields } from '#app/kit/showcase/text_fields'
import { Typography } from '#app/kit/showcase/typography'
import { Uploads } from '#app/kit/showcase/uploads'

/** The sections of `/kit`, in order. Add one for each new kit piece. */
export const kitSections: readonly KitSection[] = [
  { title: 'Type and headings', Section: Typography },
  { title: 'Buttons and links', Section: Buttons },
  { title: 'Text fields', Section: TextFields },
  { title: 'Choices', Section: Choices },
  { title: 'Numbers, money, dates', Section: NumbersAndDates },
  { title: 'Figures', Section: Figures },
  { title: 'People, badges, chips', Section: People },
  { title: 'Tabs and tables', Section: Tables },
  { title: 'Boards', Section: Boards },
  { title: 'Overlays', Section: Overlays },
  { title: 'Notices', Section: Notices },
  { title: 'Waiting, empty, failed', Section: States },
  { title: 'Pictures', Section: Pictures },
  { title: 'Uploading and ordering', Section: Uploads },
  { title: 'Sharing', Section: Sharing },
]
