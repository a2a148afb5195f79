import { createRoot } from 'react-dom/client'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import {
  DRAG_TO_DISMISS_PERCENT,
  MAX_TOASTS,
  TOAST_POSITION,
  TOAST_TIMEOUT_MS,
  toastSettings,
  type ToastOptions,
  type ToastType,
} from '#app/kit/toast/toast_options'
import type { MouseEvent } from 'react'

const ICONS: Record<ToastType, LucideIcon | null> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  default: null,
}

const fade = cssTransition({ enter: 'Toastify__fade-in', exit: 'Toastify__fade-out' })

let mounted: Promise<void> | undefined

/**
 * Mounts the toasts' live region in its own root, so that it outlives layouts and visits. Screen
 * readers announce only additions to a region they already know, hence the pause before the first
 * toast.
 */
function mountOnce(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(
      <ToastContainer
        position={TOAST_POSITION}
        limit={MAX_TOASTS}
        autoClose={TOAST_TIMEOUT_MS}
        draggable
        draggablePercent={DRAG_TO_DISMISS_PERCENT}
        pauseOnHover
        newestOnTop
        hideProgressBar
        transition={fade}
        closeButton={ToastCloseButton}
        aria-label="Notices, Alt+T"
      />
    )
    setTimeout(resolve, 100)
  })
  return mounted
}

export async function raiseToast(text: string, options: ToastOptions) {
  await mountOnce()
  const { action, onClose } = options
  const { type, ...settings } = toastSettings(options)
  const Icon = ICONS[type]
  const content = action
    ? ({ closeToast }: { closeToast: () => void }) => (
        <ToastWithAction text={text} action={action} onClose={closeToast} />
      )
    : text
  toast(content, {
    type,
    ...settings,
    onClose: () => onClose?.(),
    role: type === 'error' ? 'alert' : 'status',
    icon: Icon ? <Icon size={20} strokeWidth={1.5} aria-hidden /> : false,
  })
}

function ToastCloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  return (
    <button
      type="button"
      aria-label="Dismiss"
      onClick={closeToast}
      className="-mr-2 grid size-8 shrink-0 place-items-center rounded-2 text-muted hover:bg-raised hover:text-ink"
    >
      <X size={16} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

interface ToastWithActionProps {
  text: string
  action: NonNullable<ToastOptions['action']>
  onClose: () => void
}

function ToastWithAction({ text, action, onClose }: ToastWithActionProps) {
  return (
    <span className="flex items-center gap-4">
      <span className="flex-1">{text}</span>
      <button
        type="button"
        className="min-h-9 rounded-2 px-2 font-medium underline decoration-faint underline-offset-4 hover:decoration-ink"
        onClick={() => {
          action.onAct()
          onClose()
        }}
      >
        {action.label}
      </button>
    </span>
  )
}
