import { ToastContainer } from "react-toastify";

/** Where toasts appear; stands once in the shell. */
export function ToastHost() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      draggable
      draggablePercent={80}
      theme="light"
      pauseOnHover
      pauseOnFocusLoss
    />
  );
}
