import type { ReactElement, ReactNode } from 'react'

/** Shared by `Dialog` and `Sheet`. Opened by their trigger, or from outside through `isOpen`. */
export interface OverlayProps {
  title: string
  description?: ReactNode
  /** a kit button */
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  /** the buttons at the bottom */
  footer?: ReactNode
}
