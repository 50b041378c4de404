import fc from 'fast-check'

// Each mutant runs all properties that reach it, so they use the same few values in every run and have a time limit.
fc.configureGlobal({ seed: 2026, numRuns: 30, interruptAfterTimeLimit: 300 })
