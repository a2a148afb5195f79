import { createContext, use } from 'react'

/** What a `Field` hands to the control inside it. */
export interface FieldControl {
  'id': string
  /** said outright, since an open list hides the rest of the page, labels too, from screen readers */
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The id and aria attributes for a control: its field's, where it stands in one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}
