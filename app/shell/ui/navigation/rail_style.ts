export const RAIL_ROW =
  'flex h-12 w-full items-center gap-4 rounded-2 px-3.5 -outline-offset-2 text-left text-muted hover:text-ink aria-[current]:text-ink'

/** Hidden by opacity only, so that screen readers always have the labels. */
export const RAIL_LABEL =
  'whitespace-nowrap opacity-0 2xl:opacity-100 transition-opacity duration-200 ease-out group-hover/rail:opacity-100 group-has-focus-visible/rail:opacity-100 group-has-[:popover-open]/rail:opacity-100'

/** Beside the row that opens it, or in the corner where the browser can't place it there. */
export const RAIL_POPOVER =
  'bottom-5 left-62 supports-[position-area:right]:inset-auto supports-[position-area:right]:m-2 supports-[position-area:right]:[position-area:right_span-bottom] supports-[position-area:right]:[position-try-fallbacks:flip-block]'
