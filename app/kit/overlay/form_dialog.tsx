import { useId, type ReactNode } from 'react'
import { Button } from '#app/kit/button/button'
import { Dialog, type DialogProps } from '#app/kit/overlay/dialog'

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** label of the submit button: "Create channel" */
  submit: string
  variant?: 'primary' | 'danger'
  isLoading?: boolean
  disabled?: boolean
  /** a button next to it */
  secondary?: ReactNode
  /** leaves validation to the server */
  noValidate?: boolean
  onSubmit: () => void
}

/** A dialog with one form, submitted by the button at its bottom. */
export function FormDialog({
  submit,
  variant = 'primary',
  isLoading,
  disabled,
  secondary,
  noValidate,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {secondary}
          <Button
            type="submit"
            form={formId}
            className="max-w-full"
            {...{ variant, isLoading, disabled }}
          >
            <span className="truncate">{submit}</span>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate={noValidate}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
