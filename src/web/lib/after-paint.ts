/** Does `work` once the next picture is on the screen: what a press has changed is seen before its slower consequences begin. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
