import type { ReactElement, ReactNode } from 'react'

/** What `Dialog` and `Sheet` share. Opened by their trigger, or from outside through `isOpen`. */
export interface OverlayProps {
  title: string
  description?: ReactNode
  /** a button of the kit */
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  /** the buttons at the bottom */
  footer?: ReactNode
}
