import type { LucideIcon } from 'lucide-react'

/** One of several values to choose from. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  hint?: string
  icon?: LucideIcon
  isDisabled?: boolean
}
