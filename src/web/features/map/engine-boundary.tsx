import { Component, type ReactNode } from 'react'

/** Somebody else's code may break while it draws: then a map is missing, not the page. React takes nothing but a class for this. */
export class EngineBoundary extends Component<{ onBroken: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(): void {
    this.props.onBroken()
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}
