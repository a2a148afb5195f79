import type { ComponentType, ReactElement, ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

type Part = ComponentType<{
  dir?: string
  className?: string
  render?: ReactElement
  children?: ReactNode
}>

interface OverlayHeaderProps extends Pick<OverlayProps, 'title' | 'description'> {
  /** of Base UI’s dialog or drawer */
  parts: Record<'Title' | 'Description' | 'Close', Part>
}

/** What stands at the top of dialogs and sheets. */
export function OverlayHeader({ parts, title, description }: OverlayHeaderProps) {
  return (
    <header className="flex items-start justify-between gap-4 px-6 pt-6">
      <div className="min-w-0">
        <parts.Title dir="auto" className="text-28 break-words">
          {title}
        </parts.Title>
        {description && (
          <parts.Description className="mt-2 text-13 text-muted">{description}</parts.Description>
        )}
      </div>
      <parts.Close
        render={<IconButton icon={X} label="Close" size="sm" className="-mt-1 -mr-2" />}
      />
    </header>
  )
}

export function OverlayFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
      {children}
    </footer>
  )
}
