import { MultiBar, type SingleBar } from 'cli-progress'

/** How far one step of long work has come; `total` 0 while it is unknown. */
export type Progress = { step: string; done: number; total: number }

/** Shows steps as they advance: bars for a person at a terminal, a line at the end of each step for a log. */
export type ProgressDisplay = { report(progress: Progress): void; finish(): void }

/** @param output where to draw; bars only if it is a terminal. */
export function openProgressDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY ? openBars(output) : openLines(output)
}

function openBars(output: NodeJS.WriteStream): ProgressDisplay {
  const bars = new MultiBar(
    {
      format: '  {step} {bar} {value}/{total}  {duration} s',
      barCompleteChar: '█',
      barIncompleteChar: '░',
      barsize: 24,
      hideCursor: true,
      stream: output,
    },
    undefined,
  )
  const shown = new Map<string, SingleBar>()
  return {
    report({ step, done, total }) {
      const bar = shown.get(step) ?? bars.create(total, 0, { step: step.padEnd(24) })
      shown.set(step, bar)
      bar.setTotal(Math.max(total, done))
      bar.update(done)
    },
    finish: () => bars.stop(),
  }
}

function openLines(output: NodeJS.WriteStream): ProgressDisplay {
  const began = new Map<string, number>()
  const ended = new Set<string>()
  return {
    report({ step, done, total }) {
      const start = began.get(step) ?? performance.now()
      began.set(step, start)
      if (done < total || ended.has(step)) return
      ended.add(step)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      output.write(`  ${step.padEnd(34)}${seconds.padStart(6)} s  (${done})\n`)
    },
    finish: () => undefined,
  }
}
