import type { ToastOptions } from '#app/kit/toast/toast_options'

interface ToastWithActionProps {
  text: string
  action: NonNullable<ToastOptions['action']>
  onClose: () => void
}

export function ToastWithAction({ text, action, onClose }: ToastWithActionProps) {
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
