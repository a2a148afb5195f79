import { PageForm, type PageFormProps } from '#app/kit/form/page_form'

export function AuthForm(props: Omit<PageFormProps, 'className'>) {
  return <PageForm className="flex flex-col gap-5" {...props} />
}
