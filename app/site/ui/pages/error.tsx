import { Head } from '@inertiajs/react'

interface ErrorProps {
  status: number
  message: string
  request_id: string | null
}

export default function ErrorPage({ status, message }: ErrorProps) {
  return (
    <main>
      <Head title={String(status)} />
      <h1>{message}</h1>
    </main>
  )
}
