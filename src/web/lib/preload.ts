type Preloader = (path: string) => void

let preloader: Preloader | undefined

/** The browser's entry says how pages are fetched ahead. */
export function setPreloader(next: Preloader): void {
  preloader = next
}

/** Fetches the code and the messages of the page at a path, so that going there is instant. Does nothing on the server. */
export function preloadPage(path: string): void {
  preloader?.(path)
}
