import { Component, type ReactNode } from 'react'
import { Button } from '#app/kit/button/button'

interface PageBoundaryProps {
  children: ReactNode
  /** names the page that failed, for the tab */
  head?: ReactNode
}

/** Where drawing a page fails, it says so and how to go on; the next page is tried anew. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidUpdate(previous: PageBoundaryProps) {
    if (this.state.hasFailed && previous.children !== this.props.children)
      this.setState({ hasFailed: false })
  }

  render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="mx-auto max-w-110 px-5 py-24 text-center">
        {this.props.head}
        <h1 className="display text-28">This page stopped working</h1>
        <p className="mt-3 text-muted">What you saved is safe. Reload the page to continue.</p>
        <Button className="mt-8" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
    )
  }
}
