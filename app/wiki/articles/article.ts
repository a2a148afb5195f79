import type { Chapter } from '#app/common/markdown/render_markdown'
import type { SectionName } from '#app/wiki/contract/sections'

export interface LabeledLink {
  label: string
  href: string
}

export interface Source {
  html: string
  /** ids of the links in the text that lead to it */
  citations: string[]
}

export interface Article {
  /** also its file's name */
  slug: string
  title: string
  section: SectionName
  excerpt: string
  /** name of a photo, such as `exteriors/villa`, and its description */
  picture: { name: string; alt: string }
  /** day of the last change, `YYYY-MM-DD` */
  updatedOn: string
  /** slugs of other articles */
  related: string[]
  designs: LabeledLink
  homes: LabeledLink
  html: string
  chapters: Chapter[]
  sources: Source[]
  /** without its sources */
  words: number
  /** folded, for the search */
  folded: { title: string; lead: string; text: string }
}
