import { createContext, use } from 'react'

/** What a `Field` passes to the control inside it. */
export interface FieldControl {
  'id': string
  /** explicit, because an open list hides the rest of the page, labels too, from screen readers */
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The id and aria attributes of the surrounding field, if any. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}
