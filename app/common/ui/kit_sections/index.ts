import type { KitSection } from '#app/common/ui/kit_sections/section'
import { Buttons } from '#app/common/ui/kit_sections/buttons'
import { Choices } from '#app/common/ui/kit_sections/choices'
import { Figures } from '#app/common/ui/kit_sections/figures'
import { Notices } from '#app/common/ui/kit_sections/notices'
import { NumbersAndDates } from '#app/common/ui/kit_sections/numbers_and_dates'
import { Overlays } from '#app/common/ui/kit_sections/overlays'
import { People } from '#app/common/ui/kit_sections/people'
import { Pictures } from '#app/common/ui/kit_sections/pictures'
import { Sharing } from '#app/common/ui/kit_sections/share'
import { States } from '#app/common/ui/kit_sections/states'
import { Tables } from '#app/common/ui/kit_sections/tables'
import { TextFields } from '#app/common/ui/kit_sections/text_fields'
import { Typography } from '#app/common/ui/kit_sections/typography'
import { Uploads } from '#app/common/ui/kit_sections/uploads'

/** What `/kit` shows, in this order. A new piece of the kit gets its section here. */
export const kitSections: readonly KitSection[] = [
  { title: 'Type and headings', Section: Typography },
  { title: 'Buttons and links', Section: Buttons },
  { title: 'Text fields', Section: TextFields },
  { title: 'Choices', Section: Choices },
  { title: 'Numbers, money, dates', Section: NumbersAndDates },
  { title: 'Figures', Section: Figures },
  { title: 'People, badges, chips', Section: People },
  { title: 'Tabs and tables', Section: Tables },
  { title: 'Overlays', Section: Overlays },
  { title: 'Notices', Section: Notices },
  { title: 'Waiting, empty, failed', Section: States },
  { title: 'Pictures', Section: Pictures },
  { title: 'Uploading and ordering', Section: Uploads },
  { title: 'Sharing', Section: Sharing },
]
