import type { Animations } from '#app/properties/templates/animations'

interface TemplateWords {
  label: string
  hint: string
  /** what moves until somebody chooses */
  motion: Partial<Animations>
}

/** How a listing's page is composed. A template's layout is in `ui/`. */
export const TEMPLATES = {
  estate: {
    label: 'Estate',
    hint: 'The broker’s sheet: price and facts first, everything in its place',
    motion: {},
  },
  editorial: {
    label: 'Editorial',
    hint: 'A magazine story: a large headline, columns of text, pictures with captions',
    motion: { parallax: 'gentle' },
  },
  cinematic: {
    label: 'Cinematic',
    hint: 'One picture fills the screen, then wide images and calm bands of text',
    motion: { ken_burns: 'gentle', parallax: 'gentle' },
  },
  gallery: {
    label: 'Gallery',
    hint: 'Every photo on the wall, with the facts in a slim column beside it',
    motion: {},
  },
} as const satisfies Record<string, TemplateWords>

export type Template = keyof typeof TEMPLATES

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[]

/** What a listing has until someone chooses. */
export const DEFAULT_TEMPLATE: Template = 'estate'

/** The template of that name; the default for a name that is gone. */
export function templateOf(name: string): Template {
  return TEMPLATE_NAMES.find((known) => known === name) ?? DEFAULT_TEMPLATE
}
