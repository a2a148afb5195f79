import { Head } from '@inertiajs/react'
export default function Page(_: { token: string; is_usable: boolean }) {
  return <Head title="reset_password" />
}
