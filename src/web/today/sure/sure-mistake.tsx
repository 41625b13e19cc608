/** After a wrong answer that the learner was sure of: the best moment to put an idea right. */
export function SureMistake() {
  return (
    <div className="mt-4 rounded-md border-2 border-accent bg-accent-soft px-4 py-3">
      <p className="font-display">You were sure, so this one is worth a minute</p>
      <p className="mt-1">
        Where do your reasoning and the explanation part? An idea that is put right now tends to
        stay, and it comes first on another day.
      </p>
    </div>
  )
}
