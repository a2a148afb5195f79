/** Floating elements: menus, option lists, popovers. */
export const POPUP =
  'rounded-6 border border-line bg-surface text-ink shadow-float outline-none transition-opacity duration-150 ease-out data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A row in a floating list; Base UI marks the one under pointer or keyboard. */
export const POPUP_ROW =
  'flex min-h-10 cursor-default items-center gap-3 rounded-2 px-3 py-2 text-15 outline-none select-none data-highlighted:bg-raised data-disabled:opacity-50'

/** A row found for what was typed before; quick answers come before it dims. */
export const OLD_POPUP_ROW = `${POPUP_ROW} opacity-50 transition-opacity delay-150`

/** The backdrop of an open dialog or sheet. */
export const VEIL =
  'fixed inset-0 z-50 min-h-dvh bg-veil transition-opacity duration-200 ease-out data-starting-style:opacity-0 data-ending-style:opacity-0'
