import type { LucideIcon } from 'lucide-react'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  hint?: string
  icon?: LucideIcon
  isDisabled?: boolean
}
