/** A row of the rail: an icon, and a label once the rail is open. */
export const RAIL_ROW =
  'flex h-12 w-full items-center gap-4 rounded-2 px-3.5 -outline-offset-2 text-left text-muted hover:text-ink aria-[current]:text-ink'

/** Labels are always there for screen readers; the eye sees them when the rail opens. */
export const RAIL_LABEL =
  'whitespace-nowrap opacity-0 transition-opacity duration-200 ease-out group-hover/rail:opacity-100 group-has-focus-visible/rail:opacity-100'
