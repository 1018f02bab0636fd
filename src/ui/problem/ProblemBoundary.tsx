import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

interface BoundaryProps {
  readonly children: ReactNode;
  /** A change of it (the market, say) tries again by itself. */
  readonly resetKey?: string;
  /** Stands there instead of what failed, where nothing can be pressed. */
  readonly fallback?: ReactNode | undefined;
  readonly onReset: () => void;
}

interface BoundaryState {
  readonly reason: unknown;
  readonly failed: boolean;
}

/** Keeps a failure inside its own block, so that the rest of the screen stays usable. */
export function ProblemBoundary({ children, resetKey, fallback }: Omit<BoundaryProps, "onReset">) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset} fallback={fallback} {...(resetKey !== undefined && { resetKey })}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { reason: null, failed: false };

  static getDerivedStateFromError(reason: unknown): BoundaryState {
    return { reason, failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onReset();
    this.setState({ reason: null, failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <ErrorState reason={this.state.reason} onRetry={this.retry} />;
  }
}
